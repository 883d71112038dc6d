// The question before a post is deleted (SPEC 8).
export const deleteText = {
  title: 'Are you sure you want to delete this blog?',
  text: 'The text, its pictures and its place in the search go for good.',
  delete: 'Delete',
  deleted: 'Blog deleted successfully',
} as const
