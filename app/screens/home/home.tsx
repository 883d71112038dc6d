import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { defaultPlace } from '#app/places/default-place.ts'
import { PostStrip } from '#app/screens/blogs/post-strip.tsx'
import { NewsletterForm } from '#app/screens/company/newsletter-form.tsx'
import { pageMeta } from '#app/search/page-meta.ts'
import { faq } from '#app/search/structured-data.ts'
import { TopAstrologers } from '#app/shell/astrologers/top-astrologers.tsx'
import { Footer } from '#app/shell/navigation/footer.tsx'
import { platformOf, rootDataOf } from '#app/shell/page-title.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatUsd } from '#app/ui/money.ts'
import type { SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { DeskPicture } from './desk-picture.tsx'
import { homeTexts } from './home-text.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Questions } from './questions.tsx'
import { readHome } from './read-home.ts'
import { SignTiles } from './sign-tiles.tsx'
import { organization, website } from './site-data.ts'
import { SkyDial } from './sky-dial.tsx'
import { skyNow, todayCard } from './sky-now.ts'
import { StarField } from './star-field.tsx'
import { Today } from './today-card.tsx'
import { TopicLinks } from './topic-links.tsx'

export const handle = {
  shared: { query: [], showsPosts: true, guessesPlace: () => true, minutes: 1 },
} satisfies SharedPageHandle

export const meta: MetaFunction = (args) => {
  const text = homeTexts[currentLanguage()]
  return pageMeta(args, {
    title: text.title(platformOf(args.matches)),
    titleAlone: true,
    description: text.description,
    data: (site) => [organization(site, rootDataOf(args.matches)?.operator ?? {}), website(site), faq(text.questions)],
  })
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services } = context
  // The page names the minute; all who come within it see one sky.
  const now = Math.floor(services.clock.now() / MINUTE) * MINUTE
  const place = await defaultPlace({ services, request })
  const zone = zoneOf(await loadZones(), place.tz)
  return {
    ...(await readHome(context)),
    sky: skyNow(now, place, zone),
    card: todayCard(now, place, zone),
  }
}

export default function Home() {
  const text = useTexts(homeTexts)
  const { top, posts, lowestCents, sky, card } = useLoaderData<typeof loader>()
  const root = useRouteLoaderData<RootData>('root')
  return (
    <div>
      <main id="main">
        <section className="night relative overflow-hidden bg-(image:--night-sky) pb-37.5 text-text after:pointer-events-none after:absolute after:inset-x-0 after:top-auto after:bottom-0 after:h-55 after:[background:radial-gradient(70%_100%_at_50%_100%,var(--night-glow),transparent_70%)]">
          <StarField />
          <div className="relative z-1 mx-auto grid w-full max-w-page items-center gap-8 px-gutter pt-10 lg:grid-cols-[minmax(0,1fr)_540px] lg:gap-10 lg:pt-12">
            <div className="@container">
              {/* Two lines at every width: the longer one takes some eleven times the size of its letters. */}
              <h1 className="text-[min(60px,9cqi)] leading-[1.06] font-normal tracking-[-0.026em]">
                {text.promise[0]}
                <br />
                {text.promise[1]}
              </h1>
              <p className="mx-0 mt-5 mb-7 max-w-[46ch] text-18 leading-[1.55] text-muted">{text.description}</p>
              <div className="mb-4 flex flex-wrap items-center gap-3">
                <ButtonLink to="/astrologers" variant="primary" size="lg" className="max-[481px]:w-full">
                  {text.talk}
                </ButtonLink>
                <ButtonLink to="/kundli" size="lg" className="max-[481px]:w-full">
                  {text.kundli}
                </ButtonLink>
              </div>
              <p className="text-small text-muted">
                {lowestCents === null ? null : (
                  <b className="num font-semibold text-text">{text.from(formatUsd(lowestCents))} </b>
                )}
                {text.free}
              </p>
            </div>
            <SkyDial sky={sky} card={card} />
          </div>
        </section>
        <Today card={card} />
        <SignTiles moon={card.moon} />
        <TopAstrologers list={top} />
        <HowItWorks />
        <DeskPicture />
        <TopicLinks />
        <PostStrip posts={posts} />
        <Questions />
        <Newsletter />
      </main>
      {/* On / the footer is inside the backdrop. */}
      <div className="night relative bg-ink text-text print:hidden">
        <StarField />
        <Footer
          className="relative"
          platformName={root?.platformName ?? ''}
          supportEmail={root?.supportEmail ?? ''}
          socialLinks={root?.socialLinks ?? []}
        />
      </div>
    </div>
  )
}

function Newsletter() {
  const text = useTexts(homeTexts)
  return (
    <section className="border-t border-line py-section" aria-labelledby="newsletter">
      <div className="mx-auto grid w-full max-w-page gap-6 px-gutter *:min-w-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-end lg:gap-12">
        <div>
          <h2 id="newsletter">{text.newsletterTitle}</h2>
          <p className="mt-3 max-w-[54ch] text-muted">{text.newsletterText}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
