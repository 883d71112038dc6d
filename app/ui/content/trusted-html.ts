// HTML that the server has sanitized, as required by pages with Trusted Types
// (docs/decisions/content-security-policy.md).
import { useMemo } from 'react'

type Policy = { createHTML(html: string): unknown }
type Factory = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy }

let policy: Policy | undefined

/** A TrustedHTML object in a browser with Trusted Types. */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  policy ??= trustedTypes?.createPolicy('posts', { createHTML: (text) => text })
  return (policy?.createHTML(html) ?? html) as string
}

/** Cached per text, because React writes a new object again. */
export function useTrustedHtml(html: string): string {
  return useMemo(() => trustedHtml(html), [html])
}
