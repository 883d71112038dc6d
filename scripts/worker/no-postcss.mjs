// Takes the place of postcss in the Worker: the sanitiser of posts imports it for style attributes, which it is told not to
// parse (workers/domain/blogs/sanitise.ts).
export function parse() {
  throw new Error('The Worker parses no styles.')
}
