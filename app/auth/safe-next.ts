/** The path of `?next=` when it leads within this site, else null: relative, not //, no backslash, no control sign. */
export function safeNext(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  return next
}
