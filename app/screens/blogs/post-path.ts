/** The canonical URL of a post; the slug at its end is optional. */
export function postPath({ id, slug }: { id: string; slug: string }): string {
  return slug ? `/blogs/${id}/${encodeURIComponent(slug)}` : `/blogs/${id}`
}
