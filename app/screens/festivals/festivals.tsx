// /festivals: the next date of each festival, by the engine.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { dateAt, loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { leadToDocument } from '#app/content-pages/lead-to-document.ts'
import { longDayText, weekdayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { RuleLinks } from '#app/tool-forms/rule-links.tsx'
import { choicesOf, type Rules, readRules } from '#app/tool-forms/rules.ts'
import { PageHead } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { FESTIVALS } from '#workers/contract/content/festivals.ts'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { ContentHandle, SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'
import { festivalsTexts } from './festivals-text.ts'
import { nextFestivals } from './next-festivals.ts'

export const handle: ComputedHandle & ContentHandle & SharedPageHandle = {
  computes: 'light',
  content: true,
  shared: { query: ['school'], minutes: 15 },
}

const RULE_NAMES = ['school'] as const

export const meta: MetaFunction = (args) => {
  const text = festivalsTexts[currentLanguage()]
  return pageMeta(args, { title: text.title, description: text.description })
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  leadToDocument({ request, context })
  const rules = readRules(new URL(request.url).searchParams, RULE_NAMES)
  const zone = zoneOf(await loadZones(), NEW_DELHI.tz)
  const today = dateAt(zone, context.services.clock.now())
  const found = nextFestivals({ festivals: FESTIVALS, place: { ...NEW_DELHI, zone }, today, school: rules.school })
  return {
    choices: choicesOf(rules, RULE_NAMES, pathOf),
    list: found.map(({ slug, name, date, others }) => ({
      slug,
      name,
      date,
      others,
      dayText: `${weekdayText(Date.parse(date))}, ${longDayText(Date.parse(date))}`,
    })),
  }
}

const pathOf = ({ school }: Rules<'school'>) => `/festivals${school ? `?school=${school}` : ''}`

export default function Festivals() {
  const text = useTexts(festivalsTexts)
  const { list, choices } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead title={text.heading}>{text.lead}</PageHead>
      <RuleLinks choices={choices} className="mb-6 text-small" />
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {list.map(({ slug, name, date, dayText, others }) => (
          <li key={slug} className="relative border-t border-line py-3.5">
            <Link
              to={`/festivals/${slug}`}
              className="font-semibold text-text no-underline after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <p className="num text-14 text-muted">
              <time dateTime={date}>{dayText}</time>
            </p>
            {others.map((other) => (
              <p key={other} className="text-14 text-muted">
                {other}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-[70ch] text-small text-muted">{text.whyNote}</p>
    </main>
  )
}
