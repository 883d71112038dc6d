// The question before a post is deleted, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { deleteText as English } from './delete-text.ts'

export const deleteText: Translated<typeof English> = {
  title: 'क्या आप वाक़ई यह ब्लॉग हटाना चाहते हैं?',
  text: 'इसका लेख, चित्र और खोज में इसकी जगह हमेशा के लिए हट जाते हैं।',
  delete: 'हटाएँ',
  deleted: 'ब्लॉग हटा दिया गया',
}
