/** The address of a post that counts; the readable end may be left out. */
export function postPath({ id, slug }: { id: string; slug: string }): string {
  return slug ? `/blogs/${id}/${encodeURIComponent(slug)}` : `/blogs/${id}`
}
