import { useHydrated } from './hooks/use-hydrated.ts'

/**
 * An e-mail address in two elements. Cloudflare's Email Obfuscation looks for whole addresses in the text of a page and
 * in its `mailto:` links, and would put something else there before hydration.
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

/** Without scripts the address can be read and copied; the script of a document makes it a link. */
export function MailLink({ address, className }: { address: string; className?: string }) {
  return (
    <a className={className} data-mail href={useHydrated() ? `mailto:${address}` : undefined}>
      <MailAddress address={address} />
    </a>
  )
}
