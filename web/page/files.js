// The site's text files, asked for when they are needed.

/**
 * @param {string} path
 * @returns {Promise<string>}
 */
export async function readFile(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}
