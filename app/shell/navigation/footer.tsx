import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { useLanguage } from '#app/language/use-language.ts'
import type { SocialLink } from '#app/shell/root-data.ts'
import { shellTexts } from '#app/shell/shell-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Logo } from '#app/ui/icons/logo.tsx'
import { Link } from '#app/ui/link.tsx'
import { MailLink } from '#app/ui/mail-address.tsx'
import { FREE_TOOLS, TOOLS_PAGE } from '#workers/contract/content/free-tools.ts'
import { LANGUAGE_FACTS, LANGUAGES, pathIn } from '#workers/contract/text/language.ts'
import { toolNameTexts, toolsTexts } from './tool-names-text.ts'

/** /calls/… keeps the footer: only pages of a conversation hide it. */
export function isFooterHidden(pathname: string): boolean {
  return /^\/(dashboard|call\/|phone-call\/|chat)/.test(pathname)
}

function scrollToHash(hash: string): void {
  setTimeout(() => document.getElementById(decodeURIComponent(hash))?.scrollIntoView({ behavior: 'smooth' }), 100)
}

export function FooterLink({ to, children, className }: { to: string; children: ReactNode; className?: string }) {
  if (to.startsWith('http'))
    return (
      <a className={className} href={to} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  return (
    <Link className={className} to={to} viewTransition onClick={() => to.startsWith('/#') && scrollToHash(to.slice(2))}>
      {children}
    </Link>
  )
}

export type FooterProps = {
  platformName: string
  supportEmail: string
  socialLinks?: readonly SocialLink[]
  /** For the background. */
  className?: string
}

const quick = () => {
  const shellText = shellTexts[currentLanguage()]
  const nav = shellText.nav
  const text = shellText.footer
  return [
    ['/', nav.home],
    ['/astrologers', nav.talk],
    ['/kundli', nav.kundli],
    ['/KundliMatch', nav.matching],
    ['/horoscope', nav.horoscope],
    ['/panchang', nav.panchang],
    ['/blogs', text.blogs],
    ['/topics', text.topics],
  ] as const
}

/** Tools that are not among the quick links. */
const tools = () => {
  const others = quick().map(([to]): string => to)
  return [
    ...FREE_TOOLS.filter((tool) => !others.includes(tool)).map(
      (tool) => [tool, toolNameTexts[currentLanguage()][tool]] as const,
    ),
    [TOOLS_PAGE, toolsTexts[currentLanguage()].all] as const,
  ]
}

const company = () => {
  const text = shellTexts[currentLanguage()].footer
  return [
    ['/about-us', text.about],
    ['/mission', text.mission],
    ['/vision', text.vision],
    ['/contact-us', text.contact],
    ['/careers', text.careers],
    ['/pricing', text.pricing],
  ] as const
}

const legal = () => {
  const text = shellTexts[currentLanguage()].footer
  return [
    ['/disclaimer', text.disclaimer],
    ['/privacy-policy', text.privacy],
    ['/refund-policy', text.refund],
    ['/terms', text.terms],
  ] as const
}

const headingClass = 'mb-3 font-text text-14 leading-[1.4] font-semibold tracking-normal'

function Group({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h2 className={headingClass}>{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <FooterLink
              to={to}
              className="inline-block min-w-6 py-1 text-14 text-muted no-underline hover:text-text hover:underline"
            >
              {label}
            </FooterLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Footer({ platformName, supportEmail, socialLinks = [], className = 'bg-ink' }: FooterProps) {
  const text = useTexts(shellTexts).footer
  const toolsText = useTexts(toolsTexts)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  if (isFooterHidden(pathname)) return null
  return (
    <footer className={cx('night border-t border-(--night-line) text-text print:hidden', className)}>
      <div className="mx-auto w-full max-w-page px-gutter">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,50%-12px)),1fr))] gap-x-6 gap-y-9 pt-14 pb-10 min-[900px]:grid-cols-[1.4fr_1fr_1fr_1fr_1fr_1.2fr]">
          <div className="max-[900px]:col-span-full">
            <Link className="brand" to="/">
              <Logo name={platformName} />
            </Link>
            <p className="mt-3 max-w-[34ch] text-small text-muted">{text.promise}</p>
            {supportEmail ? (
              <p className="mt-3 text-small">
                <MailLink className="inline-block py-1" address={supportEmail} />
              </p>
            ) : null}
            {socialLinks.length > 0 ? (
              <ul className="mt-3 flex flex-wrap items-center gap-3" aria-label={text.social}>
                {socialLinks.map((link) => (
                  <li key={link.url}>
                    <FooterLink to={link.url} className="inline-block py-1 text-14 underline">
                      {link.name}
                    </FooterLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <Group title={text.quick} links={quick()} />
          <Group title={toolsText.tools} links={tools()} />
          <Group title={text.company} links={company()} />
          <Group title={text.legal} links={legal()} />
          <div className="max-[480px]:col-span-full">
            <h2 className={headingClass}>{text.astrologers}</h2>
            <p className="mb-3 text-small text-muted">{text.astrologersText}</p>
            <ButtonLink to="/astrologer-register" size="sm">
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
          {/* Loads the document in the other language. The hash is copied because it may contain a birth. */}
          {LANGUAGES.filter((each) => each !== language).map((each) => (
            <a
              key={each}
              className="inline-block py-1"
              href={pathIn(each, pathname + search)}
              lang={each}
              data-language
              onClick={({ currentTarget }) => {
                currentTarget.hash = location.hash
              }}
            >
              {LANGUAGE_FACTS[each].name}
            </a>
          ))}
        </div>
      </div>
    </footer>
  )
}
