/** The path of `?next=` when it leads within this site, else null: relative, not //, no backslash, no control sign, no dot segment. */
export function safeNext(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  // A browser resolves dot segments, also encoded ones: "/.//evil.test" would become "//evil.test".
  if (/^[^?#]*\/(\.|%2e){1,2}(?=[/?#]|$)/i.test(next)) return null
  return next
}
