// The words around a post, English. SPEC 2.6 and 8 give most of them.
export const postPageText = {
  list: 'Astrology Blogs',
  notFound: 'Blog not found.',
  hiddenDraft: 'This is a draft. Only you and admins can read it.',
  hiddenWaiting: 'Your blog is published but needs admin approval to appear on the home page.',
  hiddenForAdmin: 'Visitors cannot read this blog: it has no approval.',
  edit: 'Edit',
  delete: 'Delete',
  tags: 'Tags',
  author: 'About the author',
  consult: 'Consult',
  consultName: (name: string) => `Consult ${name}`,
  from: (price: string) => `From ${price} a minute`,
  nothingOffered: 'Takes no consultations at the moment',
  more: 'More to read',
  moreBy: (name: string) => `All blogs by ${name}`,
  deleteFailed: 'Failed to delete the blog',
} as const
