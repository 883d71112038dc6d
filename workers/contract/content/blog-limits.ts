// The limits of posts that client and server share. Separate from the schemas, so that browsers load no zod for them.

export const POSTS_A_PAGE = 6
export const ADMIN_POSTS_A_PAGE = 100
export const POST_TITLE_MAX = 200
export const POST_TAGS_MAX = 300
export const POST_SEARCH_MAX = 100
export const POSTS_AN_AUTHOR_MAX = 1000
/** The text of a post in bytes, without its images. */
export const POST_BYTES_MAX = 512 * 1024
/** Tags in the typed text, including end tags. */
export const POST_TAGS_IN_TEXT_MAX = 5000
/** All embedded images of a text. */
export const POST_IMAGES_BYTES_MAX = 5 * 1024 * 1024
export const POST_IMAGES_MAX = 40
export const COVER_BYTES_MAX = 5 * 1024 * 1024
/** The widths of a cover that an author's browser creates; the largest one is the cover itself. */
export const COVER_WIDTHS = [480, 960, 1600] as const
/** A whole form: the text with base64 images, and a cover in three widths. */
export const POST_FORM_BYTES_MAX = 20 * 1024 * 1024
/** The pictures of all posts of an account, and its uploads per hour. */
export const PICTURES_A_POST_ACCOUNT_MB = 500
export const PICTURES_AN_HOUR_MB = 100
/** The longest side of an image in pixels. */
export const IMAGE_SIDE_MAX = 12_000
/** The picture for link previews. */
export const SHARE_IMAGE = { width: 1200, height: 630, bytesMax: 1024 * 1024 } as const
