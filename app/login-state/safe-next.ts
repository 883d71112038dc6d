/**
 * The path of `?next=` if it is within this site, else null: it must be relative, without //, backslash, control
 * character and dot segment.
 */
export function safeNext(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  // A browser resolves dot segments, also encoded ones: "/.//evil.test" would become "//evil.test".
  if (/^[^?#]*\/(\.|%2e){1,2}(?=[/?#]|$)/i.test(next)) return null
  return next
}
