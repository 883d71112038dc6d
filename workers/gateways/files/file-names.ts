// The names of uploaded files: only displayed and used for downloads, never as keys.
import { FILE_ENDINGS } from '#workers/contract/file-kinds.ts'

const NAME_MAX = 120

/**
 * A name for display: no path, no control or bidirectional characters, at most 120 characters, and an extension of `type`:
 * "invoice.hta" of text becomes "invoice.hta.txt", which no system executes.
 */
export function fileName(name: string, type: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  // Windows strips trailing dots and spaces, which would change the extension.
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').replace(/^\s+|[\s.]+$/g, '')
  const [own = 'bin', ...others] = FILE_ENDINGS[type] ?? []
  const extension = /\.([^.]+)$/.exec(clean)?.[1]?.toLowerCase() ?? ''
  const fits = extension !== '' && [own, ...others].includes(extension)
  const ending = fits ? clean.slice(-extension.length - 1) : `.${own}`
  const stem = (fits ? clean.slice(0, -ending.length) : clean) || 'file'
  return `${[...stem].slice(0, NAME_MAX - ending.length).join('')}${ending}`
}
