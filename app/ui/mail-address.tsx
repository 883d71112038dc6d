import { useHydrated } from './hooks/use-hydrated.ts'

/**
 * An e-mail address in two elements, because Cloudflare's Email Obfuscation matches whole addresses in text and in
 * `mailto:` links, and would replace them before hydration.
 */
export function MailAddress({ address }: { address: string }) {
  const at = Math.max(0, address.lastIndexOf('@'))
  return (
    <span className="wrap-anywhere" translate="no">
      <span>{address.slice(0, at)}</span>
      <span>{address.slice(at)}</span>
    </span>
  )
}

/** Without JavaScript the address can be read and copied; the document's script makes it a link. */
export function MailLink({ address, className }: { address: string; className?: string }) {
  return (
    <a className={className} data-mail href={useHydrated() ? `mailto:${address}` : undefined}>
      <MailAddress address={address} />
    </a>
  )
}
