// /horoscope: the twelve signs, each with the Moon's house, and a link to find one's own.

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { birthValues } from '#app/births/birth-values.ts'
import { readPostOfTool, statusOf } from '#app/form/read-post.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { nameOfPlaceTexts } from '#app/places/place-name-text.ts'
import { useRememberedPlace } from '#app/places/use-remembered-place.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { readTopAstrologers } from '#app/shell/astrologers/read-top-astrologers.ts'
import { TopAstrologers } from '#app/shell/astrologers/top-astrologers.tsx'
import { RulesLine } from '#app/tool-forms/rules-line.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { FindMoon, type FindMoonStart } from './find-moon.tsx'
import { findSign } from './find-sign.ts'
import { horoscopeIndexPath, horoscopePath } from './horoscope-path.ts'
import { horoscopeTexts } from './horoscope-text.ts'
import { moonNow } from './moon-now.ts'
import { Personal } from './personal.tsx'
import { horoscopeRules, readPlaceAnswer, ruleChoices } from './read-horoscope.ts'
import { SignLinks } from './sign-links.tsx'
import { signNameTexts } from './sign-names-text.ts'

export const meta: MetaFunction = (args) => {
  const text = horoscopeTexts[currentLanguage()]
  return pageMeta(args, { title: text.indexTitle, titleAlone: true, description: text.indexDescription })
}
export const handle = {
  computes: 'light',
  shared: {
    query: ['place', 'place_id', 'basis', 'preset', 'ayanamsa', 'unknown'],
    guessesPlace: ({ searchParams }: URL) => !searchParams.get('place'),
  },
} satisfies ComputedHandle & SharedPageHandle
export const headers: HeadersFunction = ({ actionHeaders }) => (actionHeaders.has('cache-control') ? actionHeaders : {})

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services } = context
  const query = new URL(request.url).searchParams
  const { zone, today, place, field, rules } = await readPlaceAnswer({ context, request })
  const top = await readTopAstrologers(context)
  return {
    moon: moonNow({ now: services.clock.now(), zone, today, rules }),
    unknown: query.has('unknown'),
    place,
    placeName: nameOfPlaceTexts[currentLanguage()](place),
    problem: field.error,
    rules,
    choices: ruleChoices(rules, (other) => horoscopeIndexPath({ place: place.id, rules: other })),
    top,
  }
}

/** "Find my Moon sign" without JavaScript. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { form, refused } = await readPostOfTool(request)
  if (!form) return data({ values: {}, errors: {}, found: null, problem: refused.problem }, statusOf(refused))
  const values = birthValues(form)
  const { places, clock } = context.services
  const rules = horoscopeRules(new URL(request.url).searchParams)
  const finding = await findSign(values, rules, { resolve: places.resolve, today: latestDateOnEarth(clock.now()) })
  return data({ ...finding, values, problem: null })
}

export default function HoroscopeIndex() {
  const text = useTexts(horoscopeTexts)
  const signNames = useTexts(signNameTexts)
  const { moon, unknown, place, placeName, problem, rules, choices, top } = useLoaderData<typeof loader>()
  const here = { place: place.id, rules }
  useRememberedPlace(place.id, (other) => horoscopeIndexPath({ place: other, rules, unknown }))
  return (
    <>
      <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
        <PageHead title={text.title}>
          {text.lead} {text.moonIn(signNames[moon.sign]?.[1] ?? '', moon.until, placeName)}
        </PageHead>
        {unknown || problem ? (
          <Callout tone="warn" className="mb-6">
            {unknown ? text.problem : problem}
          </Callout>
        ) : null}
        <SignLinks
          moon={moon.sign}
          to={(sign) => horoscopePath({ ...here, sign, when: 'today', basis: 'moon' })}
          house={text.house}
        />
        <Personal place={place} rules={rules} />
        <FindMoon here={here} start={useActionData<FindMoonStart>()} />
        <RulesLine rules={moon.rules} choices={choices} />
      </main>
      <TopAstrologers list={top} />
    </>
  )
}
