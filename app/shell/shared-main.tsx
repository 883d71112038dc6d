import type { ReactNode } from 'react'
import { useKeptPart, useShown } from './kept-parts.ts'

/**
 * The `<main>` of a page on which everybody of one role sees the same: it may show the data of the page's loaders and the platform's
 * settings, but nothing else of the viewer (docs/decisions/kept-parts.md).
 */
export function SharedMain({ className, children }: { className?: string; children: ReactNode }) {
  const html = useKeptPart('main', useShown())
  if (html === undefined)
    return (
      <main id="main" className={className}>
        {children}
      </main>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it for an earlier page
  return <main id="main" className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
