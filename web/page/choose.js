// Narrowing: how touched targets become a move. Pure: it knows neither the page nor a game.
// Targets are a bag, not a sequence: an offer remains while it holds everything chosen so far.

/**
 * @typedef {{move: string, targets: string[]}} Offer
 * @typedef {{button: string, items: Record<string, number>, totals: [number, number]}} Fold
 *   many offers in one: the button and any of the items, so many in all
 * @typedef {{offers: Offer[], folds: Fold[]}} Choices
 *
 * @typedef {object} Narrowed
 * @property {Offer[]} offers those that still hold the chosen bag
 * @property {Fold[]} folds those that still hold it
 * @property {Set<string>} legal targets that may be added
 * @property {Offer | undefined} exact the offer that is the chosen bag
 * @property {Offer | undefined} plays the same, when nothing else could be meant
 * @property {Fold | undefined} fold the fold that is being filled
 *
 * @typedef {{chosen: string[], dead?: string}} Taken
 */

/**
 * Counts how often each target stands in a bag.
 * @param {string[]} bag
 */
export function tally(bag) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const target of bag) counts.set(target, (counts.get(target) ?? 0) + 1);
  return counts;
}

/**
 * Tells whether a bag holds all of another one, repetitions counted.
 * @param {string[]} bag
 * @param {string[]} part
 */
export function holds(bag, part) {
  const counts = tally(bag);
  return [...tally(part)].every(([target, count]) => (counts.get(target) ?? 0) >= count);
}

/**
 * How many items of a fold are chosen, its button not counted.
 * @param {Fold} fold
 * @param {string[]} chosen
 */
export const amount = (fold, chosen) => chosen.filter((target) => target !== fold.button).length;

/**
 * @param {Fold} fold
 * @param {string[]} chosen
 */
function foldHolds(fold, chosen) {
  const fits = [...tally(chosen)].every(([target, count]) =>
    target === fold.button ? count === 1 : count <= (fold.items[target] ?? 0),
  );
  return fits && amount(fold, chosen) <= fold.totals[1];
}

/**
 * Tells whether a fold may be confirmed as it is filled now.
 * @param {Fold} fold
 * @param {string[]} chosen
 */
export function isFull(fold, chosen) {
  const count = amount(fold, chosen);
  return fold.totals[0] <= count && count <= fold.totals[1];
}

/**
 * @param {string[]} bag
 * @param {string} target
 */
export function without(bag, target) {
  const index = bag.indexOf(target);
  return index < 0 ? bag : bag.toSpliced(index, 1);
}

/**
 * Keeps what the chosen bag still leads to.
 * @param {Choices} choices
 * @param {string[]} chosen
 * @returns {Narrowed}
 */
export function narrow(choices, chosen) {
  const offers = choices.offers.filter((offer) => holds(offer.targets, chosen));
  const folds = choices.folds.filter((fold) => foldHolds(fold, chosen));
  const legal = new Set(offers.flatMap((offer) => chosen.reduce(without, offer.targets)));
  for (const fold of folds) {
    for (const target of [fold.button, ...Object.keys(fold.items)]) {
      if (foldHolds(fold, [...chosen, target])) legal.add(target);
    }
  }
  const exact = offers.find((offer) => offer.targets.length === chosen.length);
  const alone = offers.length + folds.length === 1;
  return {
    offers,
    folds,
    legal,
    exact,
    plays: alone ? exact : undefined,
    fold: alone ? folds[0] : folds.find((fold) => chosen.includes(fold.button) && offers.length === 0),
  };
}

/** @param {string} target */
const kind = (target) => target.split(":", 1)[0];

/**
 * Adds what was touched, gives it back when it was chosen before, or calls the touch dead.
 * A target of the same kind takes the place of a chosen one: another card instead of this card.
 * @param {Choices} choices
 * @param {string[]} chosen
 * @param {string[]} path the touched targets, from the innermost outward
 * @param {boolean} [back] what was touched is shown as chosen, so it is meant to go back
 * @returns {Taken}
 */
export function take(choices, chosen, path, back = false) {
  const { legal } = narrow(choices, chosen);
  for (const target of path) {
    if (legal.has(target) && !(back && chosen.includes(target))) return { chosen: [...chosen, target] };
    if (chosen.includes(target)) return { chosen: without(chosen, target) };
  }
  for (const target of path) {
    const instead = replaced(choices, chosen, target);
    if (instead) return { chosen: instead };
  }
  return { chosen, dead: path[0] };
}

/**
 * @param {Choices} choices
 * @param {string[]} chosen
 * @param {string} target
 */
function replaced(choices, chosen, target) {
  const bags = chosen.filter((one) => kind(one) === kind(target)).map((one) => without(chosen, one));
  if (kind(target) === "do") bags.push([]); // a button is a command of its own
  return bags.map((bag) => [...bag, target]).find((bag) => isOpen(narrow(choices, bag)));
}

/**
 * Tells whether a target alone leads anywhere.
 * @param {Choices} choices
 * @param {string} target
 */
export const leads = (choices, target) => isOpen(narrow(choices, [target]));

/** @param {Narrowed} narrowed */
const isOpen = ({ offers, folds }) => offers.length + folds.length > 0;
