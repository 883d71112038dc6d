export { Editor } from '@tiptap/core'
export { Image } from '@tiptap/extension-image'
export { StarterKit } from '@tiptap/starter-kit'
