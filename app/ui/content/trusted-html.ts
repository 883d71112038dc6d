// HTML that the server has sanitised, in the form that pages with Trusted Types take (docs/decisions/content-security-policy.md).
import { useMemo } from 'react'

type Policy = { createHTML(html: string): unknown }
type Factory = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy }

let policy: Policy | undefined

/** In the browser an object that stands for the text, where there are Trusted Types. */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  policy ??= trustedTypes?.createPolicy('posts', { createHTML: (text) => text })
  return (policy?.createHTML(html) ?? html) as string
}

/** One object for one text: React writes what is new. */
export function useTrustedHtml(html: string): string {
  return useMemo(() => trustedHtml(html), [html])
}
