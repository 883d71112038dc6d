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
    <footer className="footer night">
      <div className="wrap">
        <div className="footer__grid">
          <div>
            <Link className="brand" to="/">
              <Logo name={platformName} />
            </Link>
            <p className="small muted" style={{ maxWidth: '34ch', marginTop: 12 }}>
              {text.promise}
            </p>
            {supportEmail ? (
              <p className="small" style={{ marginTop: 12 }}>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </p>
            ) : null}
            {socialLinks.length > 0 ? (
              <ul className="row row--wrap" style={{ gap: 12, marginTop: 12 }} aria-label={text.social}>
                {socialLinks.map((link) => (
                  <li key={link.url}>
                    <FooterLink to={link.url} className="flink">
                      {link.icon ?? link.label}
                      {link.icon ? <span className="sr">{link.label}</span> : null}
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
            <p className="small muted" style={{ marginBottom: 12 }}>
              {text.astrologersText}
            </p>
            <ButtonLink to="/astrologer-register" size="sm" className="wrap-label">
              {text.register}
              <Icon name="arrow-right" size="sm" />
            </ButtonLink>
          </div>
        </div>
        <div className="footer__base">
          <span>
            © 2025 {platformName}. {text.rights}
          </span>
          <span>{text.places}</span>
        </div>
      </div>
    </footer>
  )
}
