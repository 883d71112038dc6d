import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { shellText } from './shell-text.ts'

const text = shellText.footer
const nav = shellText.nav

const hiddenPrefixes = ['/dashboard', '/call/', '/phone-call/', '/chat'] as const

/** /calls/… keeps the footer; only the conversation pages lose it. */
export function isFooterHidden(pathname: string): boolean {
  return hiddenPrefixes.some((prefix) => pathname.startsWith(prefix))
}

export function scrollToHash(hash: string): void {
  const id = decodeURIComponent(hash.replace(/^#/, ''))
  if (!id) return
  setTimeout(() => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' }), 100)
}

export function FooterLink({ to, children, className }: { to: string; children: ReactNode; className?: string }) {
  if (/^(?:https?:|mailto:|tel:)/.test(to)) {
    const external = to.startsWith('http')
    return (
      <a className={className} href={to} {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}>
        {children}
      </a>
    )
  }
  return (
    <Link className={className} to={to} onClick={() => (to.startsWith('/#') ? scrollToHash(to.slice(1)) : undefined)}>
      {children}
    </Link>
  )
}

export type SocialLink = { label: string; url: string; icon?: ReactNode }

export type FooterProps = {
  platformName: string
  supportEmail: string
  socialLinks?: readonly SocialLink[]
}

const quick = [
  ['/', nav.home],
  ['/astrologers', nav.talk],
  ['/kundli', nav.kundli],
  ['/KundliMatch', nav.matching],
  ['/horoscope', nav.horoscope],
  ['/panchang', nav.panchang],
] as const

const company = [
  ['/about-us', text.about],
  ['/mission', text.mission],
  ['/vision', text.vision],
  ['/contact-us', text.contact],
  ['/careers', text.careers],
] as const

const legal = [
  ['/disclaimer', text.disclaimer],
  ['/privacy-policy', text.privacy],
  ['/refund-policy', text.refund],
  ['/terms', text.terms],
] as const

function Group({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <FooterLink to={to}>{label}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Footer({ platformName, supportEmail, socialLinks = [] }: FooterProps) {
  const { pathname } = useLocation()
  if (isFooterHidden(pathname)) return null
  return (
    <footer className="night border-t border-(--night-line) bg-ink text-text print:hidden [&_h2]:mb-3 [&_h2]:font-text [&_h2]:text-14 [&_h2]:leading-[1.4] [&_h2]:font-semibold [&_h2]:tracking-normal [&_h2]:text-text [&_li_a]:inline-block [&_li_a]:px-0 [&_li_a]:py-1 [&_li_a]:text-14 [&_li_a]:text-muted [&_li_a]:no-underline [&_li_a]:hover:text-text [&_li_a]:hover:underline">
      <div className="mx-auto w-full max-w-page px-gutter">
        <div className="grid grid-cols-[1fr_1fr] gap-x-6 gap-y-9 pt-14 pb-10 min-[900px]:grid-cols-[1.7fr_1fr_1fr_1fr_1.2fr] [&>*]:first:col-span-full min-[900px]:[&>*]:first:col-[auto]">
          <div>
            <Link
              className="inline-flex items-center gap-2.5 font-display text-[22px] font-[480] tracking-[-0.015em] text-text no-underline [&_svg]:size-7.5"
              to="/"
            >
              <Logo name={platformName} />
            </Link>
            <p className="text-small text-muted" style={{ maxWidth: '34ch', marginTop: 12 }}>
              {text.promise}
            </p>
            {supportEmail ? (
              <p className="text-small" style={{ marginTop: 12 }}>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </p>
            ) : null}
            {socialLinks.length > 0 ? (
              <ul
                className="flex flex-wrap items-center gap-3"
                style={{ gap: 12, marginTop: 12 }}
                aria-label={text.social}
              >
                {socialLinks.map((link) => (
                  <li key={link.url}>
                    <FooterLink
                      to={link.url}
                      className="inline-block cursor-pointer border-0 bg-transparent p-0 text-left text-14 text-link underline underline-offset-3"
                    >
                      {link.icon ?? link.label}
                      {link.icon ? <span className="sr-only">{link.label}</span> : null}
                    </FooterLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <Group title={text.quick} links={quick} />
          <Group title={text.company} links={company} />
          <Group title={text.legal} links={legal} />
          <div>
            <h2>{text.astrologers}</h2>
            <p className="text-small text-muted" style={{ marginBottom: 12 }}>
              {text.astrologersText}
            </p>
            <ButtonLink to="/astrologer-register" size="sm" className="whitespace-normal!">
              {text.register}
              <Icon name="arrow-right" size="sm" />
            </ButtonLink>
          </div>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-(--night-line) py-5 text-14 text-muted">
          <span>
            © 2025 {platformName}. {text.rights}
          </span>
          <span>{text.places}</span>
        </div>
      </div>
    </footer>
  )
}
