/**
 * Presents a value once and gives the same answer for that very object from then on. The answer is frozen, which tells
 * the router that it can keep its text as well. For values that a store hands out again while they are unchanged.
 */
export function oncePer<V extends object, A extends object>(present: (value: V) => A): (value: V) => A {
  const answers = new WeakMap<V, A>();
  return (value) => {
    const known = answers.get(value);
    if (known !== undefined) return known;
    const answer = Object.freeze(present(value));
    answers.set(value, answer);
    return answer;
  };
}
