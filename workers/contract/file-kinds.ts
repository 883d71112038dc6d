// The types of files that people upload: offered by file pickers, and accepted by the server.

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Pictures of posts. */
export const IMAGE_TYPES = [...PHOTO_TYPES, 'image/gif', 'image/avif'] as const

/** URLs of external pictures that a post may show. */
export const IMAGE_ADDRESS = /^https?:\/\/[^?#]+\.(?:jpe?g|gif|png)(?:[?#]|$)/i
/** Stored pictures of posts. */
export const OWN_IMAGE = /^\/files\/blogs\/[\w-]{1,64}\/[\w-]{1,64}$/

/** Files of conversations: each type with its file extensions. */
export const FILE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
  'audio/mpeg': ['mp3', 'mpga'],
  'audio/mp4': ['m4a', 'm4b'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'text/plain': ['txt', 'text', 'log', 'md', 'csv'],
}
