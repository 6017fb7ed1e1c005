// A stand-in for IndexedDB: PyScript opens it, though nothing is kept in it here, and a frame
// without storage would refuse that.

/** Puts an always empty IndexedDB in the place of the browser's. */
export function useEmptyStorage() {
  /** @param {unknown} result */
  const answer = (result) => {
    /** @type {{onsuccess?: (event: object) => void}} */
    const request = {};
    queueMicrotask(() => request.onsuccess?.({ target: { result } }));
    return request;
  };
  const store = { getAllKeys: () => answer([]), clear: () => answer(undefined) };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) } });
}
