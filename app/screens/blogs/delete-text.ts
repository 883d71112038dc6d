// Texts of the confirmation before a post is deleted.
import { texts } from '#app/language/texts.ts'

export const deleteTexts = texts({
  en: {
    title: 'Are you sure you want to delete this blog?',
    text: 'The text, its pictures and its place in the search go for good.',
    delete: 'Delete',
    deleted: 'Blog deleted successfully',
    failed: 'The blog could not be deleted, and is as it was.',
    again: 'Try again',
  },
  hi: {
    title: 'क्या आप वाक़ई यह ब्लॉग हटाना चाहते हैं?',
    text: 'इसका लेख, चित्र और खोज में इसकी जगह हमेशा के लिए हट जाते हैं।',
    delete: 'हटाएँ',
    deleted: 'ब्लॉग हटा दिया गया',
    failed: 'ब्लॉग नहीं हट सका, और जैसा था वैसा ही है।',
    again: 'फिर कोशिश करें',
  },
})
