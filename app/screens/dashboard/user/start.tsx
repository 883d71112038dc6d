import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { startTexts } from './start-text.ts'

export const meta = titled(() => startTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_user_dashboard')
  const births = await args.context.services.births.list(viewer)
  return { name: viewer.fullName, birth: births.length > 0, money: (viewer.walletCents ?? 0) > 0 }
}

const STEPS = [
  ['birth', '/dashboard/user/births/new'],
  ['money', '/dashboard/user/wallet'],
  ['astrologer', '/astrologers'],
] as const

export default function Start() {
  const text = useTexts(startTexts)
  const { name, ...done } = useLoaderData<typeof loader>()
  const first = STEPS.find(([step]) => step === 'astrologer' || !done[step])?.[0]
  return (
    <>
      <PageHead title={name ? text.greeting(isolatedName(name.split(' ')[0] ?? name)) : text.title}>
        {text.lead}
      </PageHead>
      <Card className="max-w-160">
        <ol className="divide-y divide-line px-5 py-1">
          {STEPS.map(([step, to], at) => {
            const { what, why, act } = text.steps[step]
            return (
              <li key={step} className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
                <span className="font-display num text-24 leading-none text-muted" aria-hidden="true">
                  {at + 1}
                </span>
                <span className="min-w-0 flex-[1_1_200px]">
                  <b className="font-semibold">{what}</b>
                  <span className="block text-small text-muted">{why}</span>
                </span>
                {step !== 'astrologer' && done[step] ? (
                  <span className="inline-flex items-center gap-1.5 text-14 text-ok">
                    <Icon name="circle-check" size="sm" />
                    {text.done}
                  </span>
                ) : (
                  <ButtonLink to={to} variant={step === first ? 'primary' : 'secondary'} aria-label={`${act}: ${what}`}>
                    {act}
                  </ButtonLink>
                )}
              </li>
            )
          })}
        </ol>
      </Card>
      <p className="mt-5 text-small text-muted">
        {text.later} <Link to="/dashboard/user/profile">{text.profile}</Link>
      </p>
    </>
  )
}
