// The numbers of posts that both sides of the wire need. Apart from the schemas, so that a browser loads no zod for them.

export const POSTS_A_PAGE = 6 // SPEC 9
export const ADMIN_POSTS_A_PAGE = 100
export const POST_TITLE_MAX = 200
export const POST_TAGS_MAX = 300
export const POST_SEARCH_MAX = 100
export const POSTS_AN_AUTHOR_MAX = 1000
/** The text of a post in bytes, its images apart. */
export const POST_BYTES_MAX = 512 * 1024
/** Tags in a text as it is typed, ends of tags among them. */
export const POST_TAGS_IN_TEXT_MAX = 5000
/** All images together that come inside of a text. */
export const POST_IMAGES_BYTES_MAX = 5 * 1024 * 1024
export const POST_IMAGES_MAX = 40
export const COVER_BYTES_MAX = 5 * 1024 * 1024
/** The widths that an author's browser makes of a cover; the largest one is the cover itself. */
export const COVER_WIDTHS = [480, 960, 1600] as const
/** A whole form: the text with its images in base64, and a cover in three widths. */
export const POST_FORM_BYTES_MAX = 20 * 1024 * 1024
/** The pictures of all posts of an account, and those that it stores in an hour. */
export const PICTURES_A_POST_ACCOUNT_MB = 500
export const PICTURES_AN_HOUR_MB = 100
/** The longest side of an image in pixels. */
export const IMAGE_SIDE_MAX = 12_000
/** The picture that previews of links show. */
export const SHARE_IMAGE = { width: 1200, height: 630, bytesMax: 1024 * 1024 } as const
