// The names of uploaded files: they are only displayed and offered at download, never used as keys.

/** The extensions that belong to a type. A name with any other one gets the first of its type behind it. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
  'audio/mpeg': ['mp3', 'mpga'],
  'audio/mp4': ['m4a', 'm4b', 'mp4'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'text/plain': ['txt', 'text', 'log', 'md', 'csv'],
}

const NAME_MAX = 120

/**
 * A name for display: no path, no control or bidirectional characters, at most 120 characters, and an extension of
 * `type`: "invoice.hta" of text becomes "invoice.hta.txt", which no system runs at a double click.
 */
export function fileName(name: string, type: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  // Windows drops dots and spaces at the end, and would see another extension.
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').replace(/^\s+|[\s.]+$/g, '')
  const [own = 'bin', ...others] = EXTENSIONS[type] ?? []
  const extension = /\.([^.]+)$/.exec(clean)?.[1]?.toLowerCase() ?? ''
  const fits = extension !== '' && [own, ...others].includes(extension)
  const ending = fits ? clean.slice(-extension.length - 1) : `.${own}`
  const stem = (fits ? clean.slice(0, -ending.length) : clean) || 'file'
  return `${[...stem].slice(0, NAME_MAX - ending.length).join('')}${ending}`
}
