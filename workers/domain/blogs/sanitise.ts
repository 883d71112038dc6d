// The allow-list for an author's HTML (docs/decisions/posts.md). Applied before a post is stored and again when it is read, so
// that stricter rules also apply to old posts.
import sanitizeHtml from 'sanitize-html'
import { IMAGE_ADDRESS, OWN_IMAGE } from '#workers/contract/file-kinds.ts'

/** Dropped with their content, because browsers parse it differently from HTML, or never display it. */
const DROPPED_WHOLE = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'title',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'svg',
  'math',
  'iframe',
  'template',
  'object',
  'embed',
  'applet',
  'audio',
  'video',
  'canvas',
  'button',
  'form',
]

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'pre',
    'code',
    'strong',
    'em',
    'u',
    's',
    'a',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'loading', 'decoding', 'referrerpolicy'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: 20,
  parseStyleAttributes: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkOf(href.trim()) }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: imageOf(src.trim(), alt) }),
    ol: (tagName, { start = '' }) => ({ tagName, attribs: numberedFrom(start) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

const ROUNDS = 5

/** The permitted part of some HTML. Idempotent. */
export function sanitise(html: string): string {
  let before = html
  for (let round = 0; round < ROUNDS; round++) {
    const after = sanitizeHtml(before, RULES)
    if (after === before) return after
    before = after
  }
  // Markup that changes with each pass was not written by a person: only its text is retained.
  return sanitizeHtml(before, { ...RULES, allowedTags: [], disallowedTagsMode: 'discard' })
}

// Links and images may refer to http and https, or to this site.
function linkOf(href: string): Record<string, string> {
  if (/^https?:\/\//i.test(href)) return { href, rel: 'nofollow noopener ugc' }
  return isOnSite(href) ? { href } : {}
}

function numberedFrom(start: string): Record<string, string> {
  return /^\d{1,4}$/.test(start) ? { start } : {}
}

function imageOf(src: string, alt: string): Record<string, string> {
  const shown = { alt, loading: 'lazy', decoding: 'async' }
  if (OWN_IMAGE.test(src)) return { src, ...shown }
  // Our pages display no images over plain http; most servers have them over https too.
  if (IMAGE_ADDRESS.test(src)) {
    return { src: src.replace(/^http:/i, 'https:'), ...shown, referrerpolicy: 'no-referrer' }
  }
  return { alt }
}

// Browsers treat "\" as "/" and ignore tabs and line ends, so "/\evil.test" refers to another site.
function isOnSite(href: string): boolean {
  return /^(?:\/(?![/\\])|#)[^\\\s\p{Cc}]*$/u.test(href)
}
