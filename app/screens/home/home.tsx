import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import type { RootData } from '#app/root.tsx'
import { defaultPlace } from '#app/screens/tools/places/default-place.ts'
import { Footer } from '#app/shell/footer.tsx'
import { TopAstrologers } from '#app/shell/top-astrologers.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatRecord } from '#app/ui/duration.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { chargeFor } from '#workers/contract/pricing.ts'
import { loadZones, zoneOf } from '#workers/jyotish/zones.ts'
import { homeText as text } from './home-text.ts'
import { SignTiles } from './sign-tiles.tsx'
import { SkyDial } from './sky-dial.tsx'
import { skyNow, todayCard } from './sky-now.ts'
import { Today } from './today-card.tsx'

export const meta: MetaFunction = () => [{ title: text.title }, { name: 'description', content: text.description }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services } = context
  const now = services.clock.now()
  const place = await defaultPlace({ services, request })
  const zone = zoneOf(await loadZones(), place.tz)
  return {
    top: await services.astrologers.listAvailable({ top: true }),
    sky: skyNow(now, place, zone),
    card: todayCard(now, place, zone),
  }
}

export default function Home() {
  const { top, sky, card } = useLoaderData<typeof loader>()
  const root = useRouteLoaderData<RootData>('root')
  return (
    <div className="backdrop">
      <main id="main">
        <section className="hero night">
          <div className="wrap hero__in">
            <div className="hero__text">
              <h1 className="hero__h">
                {text.promise[0]}
                <br />
                {text.promise[1]}
              </h1>
              <p className="lead">{text.description}</p>
              <div className="row row--wrap hero__cta">
                <ButtonLink to="/astrologers" variant="primary" size="lg">
                  {text.talk}
                </ButtonLink>
                <ButtonLink to="/kundli" size="lg">
                  {text.kundli}
                </ButtonLink>
              </div>
              <p className="small muted">{text.free}</p>
            </div>
            <SkyDial sky={sky} card={card} />
          </div>
        </section>
        <Today card={card} />
        <SignTiles moon={card.moon} />
        <TopAstrologers list={top} />
        <HowItWorks />
        <Questions />
      </main>
      {/* SPEC 2.4: on / the footer stands inside the backdrop. */}
      <Footer platformName={root?.platformName ?? ''} supportEmail={root?.supportEmail ?? ''} />
    </div>
  )
}

const EXAMPLE = { priceCents: 180, seconds: 402, ringing: 11, gap: 9 }

function HowItWorks() {
  const price = formatUsd(EXAMPLE.priceCents)
  return (
    <section className="section" aria-labelledby="how">
      <div className="wrap split" style={{ ['--side' as string]: '440px' }}>
        <div>
          <h2 id="how">{text.howTitle}</h2>
          <ol className="steps">
            {text.steps.map(([title, body]) => (
              <li key={title}>
                <div>
                  <h3>{title}</h3>
                  <p className="muted">{body}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <aside className="card rule" aria-labelledby="rule">
          <div className="rule__head">
            <h3 id="rule">{text.ruleTitle}</h3>
            <p className="small muted">{text.ruleExample(price)}</p>
          </div>
          <dl className="kv" style={{ padding: '4px 20px' }}>
            <Line name={text.ruleRinging(EXAMPLE.ringing)} value={text.ruleFree} />
            <Line name={text.ruleConnected} value={formatRecord(EXAMPLE.seconds)} />
            <Line name={text.ruleReconnecting(EXAMPLE.gap)} value={text.ruleFree} />
            <Line name={text.ruleBilled} value={String(EXAMPLE.seconds)} />
          </dl>
          <div className="rule__sum">
            <span className="num">{`${EXAMPLE.seconds} × ${price} ÷ 60`}</span>
            <span className="rule__v num">{formatUsd(chargeFor(EXAMPLE.priceCents, EXAMPLE.seconds))}</span>
          </div>
          <p className="tiny muted" style={{ padding: '0 20px 20px' }}>
            {text.ruleRounded}
          </p>
        </aside>
      </div>
    </section>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Questions() {
  const email = useRouteLoaderData<RootData>('root')?.supportEmail ?? ''
  return (
    <section className="section section--line" aria-labelledby="questions">
      <div className="wrap split split--flip" style={{ ['--side' as string]: '320px' }}>
        <div>
          <h2 id="questions">{text.questionsTitle}</h2>
          <p className="muted" style={{ marginTop: 12 }}>
            {text.questionsElse} <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </div>
        <div className="faq">
          {text.questions.map(([question, answer], index) => (
            <details key={question} open={index === 0}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
