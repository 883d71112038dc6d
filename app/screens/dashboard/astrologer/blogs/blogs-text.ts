// Texts of My Blogs.
import { staffTexts } from '#app/language/texts.ts'

export const blogsTexts = staffTexts({
  en: {
    title: 'My Blogs',
    lead: 'What you have written. Visitors see a published blog once an admin has approved it.',
    create: 'Create New Blog',
    empty: 'No blogs created yet',
    emptyText: 'Explain one thing that clients ask you often. A short essay is enough.',
    waitingText: 'Your blog is published but needs admin approval to appear on the home page.',
    column: { title: 'Title', date: 'Date', status: 'Status', actions: 'Actions' },
    status: { draft: 'Draft', published: 'Published' },
    approvals: {
      approved: 'Admin Approved',
      waiting: 'Awaiting Admin Approval',
      author: 'Hidden with your account',
      draft: 'Draft',
    },
    edit: (title: string) => `Edit “${title}”`,
    delete: (title: string) => `Delete “${title}”`,
  },
})
