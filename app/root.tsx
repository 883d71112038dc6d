import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import {
  type ErrorResponse,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { isContentPath } from '#workers/contract/content/content-pages.ts'
import { setFactsOf } from '#workers/contract/content/operator.ts'
import { PLATFORM_NAMES, platformNameIn } from '#workers/contract/content/platform-name.ts'
import { DocumentOverlay } from './content-pages/document-overlay.tsx'
import { DocumentPage, useIsDocument } from './content-pages/document-page.ts'
import { documentErrorsScript, documentScript } from './content-pages/document-script.ts'
import { recordError } from './errors/record-uncaught.ts'
import { trustedTypesScript } from './framework-workarounds.ts'
import { addressOf, currentLanguage } from './language/language.ts'
import { PageLanguage, useLanguageOfRouter } from './language/use-language.ts'
import { heldOf, standingTexts } from './shell/astrologers/standing-text.ts'
import { editedScript } from './shell/errors/busy-page.ts'
import { ErrorPage } from './shell/errors/error-page.tsx'
import { notFoundTexts } from './shell/errors/not-found-text.ts'
import { OldBrowserHint } from './shell/errors/old-browser-hint.tsx'
import { RenderErrors } from './shell/errors/render-errors.tsx'
import { answersPostScript, startFailureScript } from './shell/errors/start-failure.ts'
import { installScript } from './shell/install.ts'
import { LoadingFallback } from './shell/loading-fallback.tsx'
import { THEME_COLORS, THEMES, themeScript } from './shell/navigation/theme.ts'
import { useBuild, useNonce } from './shell/nonce.ts'
import { PageOverlay } from './shell/page-overlay.tsx'
import { SiteOrigin } from './shell/photo-url.ts'
import { readSettings } from './shell/read-settings.ts'
import type { RootData } from './shell/root-data.ts'
import { Shell } from './shell/shell.tsx'
import stylesheet from './styles/app.css?url'
import { DocumentPaths } from './ui/link.tsx'
import { Toaster } from './ui/overlay/toaster.tsx'

export function links() {
  return [
    { rel: 'stylesheet', href: stylesheet },
    { rel: 'icon', href: '/favicon.svg' },
    // No link for Apple's icon: its devices request /apple-touch-icon.png without one.
    { rel: 'manifest', href: addressOf('/manifest.webmanifest') },
    ...['fraunces-latin-36-normal', 'inter-latin-normal'].map((font) => ({
      rel: 'preload' as const,
      href: `/fonts/${font}.woff2`,
      as: 'font' as const,
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
  ]
}

/** The title of an error page; routes that render set their own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const platform = data?.platformName ?? platformNameIn(currentLanguage(), PLATFORM_NAMES)
  return [{ title: isNotFound(error) ? `${notFoundTexts[currentLanguage()].pageTitle} · ${platform}` : platform }]
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { viewer, viewerUnread, hasLogin, answersPost } = context
  const settings = await readSettings(context)
  return {
    origin: new URL(request.url).origin,
    platformName: platformNameIn(currentLanguage(), settings),
    platformNameHi: platformNameIn('hi', settings),
    supportEmail: settings.supportEmail,
    socialLinks: settings.socialLinks,
    operator: setFactsOf(settings.operator),
    availability: viewer?.presence ?? 'offline',
    answersPost,
    hasLogin,
    viewer: viewerUnread ? undefined : shownViewer(viewer),
  }
}

function shownViewer(viewer: AppLoadContext['viewer']): RootData['viewer'] {
  const held = viewer && heldOf(viewer)
  return (
    viewer && {
      id: viewer.userId,
      role: viewer.role,
      fullName: viewer.fullName,
      profilePhoto: viewer.photo,
      walletCents: viewer.walletCents,
      // Sent with the data so that the text is in no client bundle: only astrologers who may not work see it.
      ...(held && { barred: standingTexts[currentLanguage()][held].chip }),
    }
  )
}

/**
 * Revalidates after a form that succeeded, and when the URL stays (a revalidation or a refresh), not on each
 * navigation: messages of the socket update the shell meanwhile.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, currentUrl, nextUrl } = args
  const written = formMethod !== undefined && formMethod !== 'GET'
  return revalidateUnlessFailed(args) && (written || currentUrl.href === nextUrl.href)
}

// Zod compiles schemas with `new Function`, which our CSP forbids, and browsers report the attempt as an error. The
// setting is inline because Zod's module may run before ours.
const zodScript = 'window.__zod_globalConfig={jitless:1}'

/** Runs before the first paint, inlined in the HTML. */
function headScriptOfServer(): string {
  const parts = [trustedTypesScript, themeScript, zodScript, startFailureScript()]
  return [...parts, editedScript, installScript].join(';')
}

function headScriptOf(data: RootData | undefined): string {
  // If the root loader failed, it is unknown whether the page answers a post; true prevents a reload that would post
  // again.
  const answersPost = data?.answersPost ?? true
  return (answersPost ? [answersPostScript, headScriptOfServer()] : [headScriptOfServer()]).join(';')
}

/** Runs before the first paint of a document. */
const documentHeadScript = [trustedTypesScript, themeScript, installScript].join(';')

/** A placeholder in the browser: hydration keeps the script of the server's HTML. */
const headScriptFor = import.meta.env.SSR ? headScriptOf : () => ' '

const noPath = () => false

/**
 * The last data of the root with a known viewer. The layout falls back to it when a later load fails, so that the user
 * does not appear logged out.
 */
let lastLoaded: RootData | undefined

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const build = useBuild()
  const language = useLanguageOfRouter()
  const loaded = useRouteLoaderData<RootData>('root')
  const isDocument = useIsDocument(loaded)
  const headScript = isDocument ? documentHeadScript : headScriptFor(loaded)
  useEffect(() => {
    if (loaded && loaded.viewer !== undefined) lastLoaded = loaded
  }, [loaded])
  const data = loaded ?? lastLoaded
  const told = loaded?.viewer === undefined ? lastLoaded : loaded
  return (
    <html lang={language} data-build={build} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        {/* Safari would make links of figures and dates, and React would look for its own text. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {THEMES.map((theme) => (
          // The script in the head writes a stored theme into both elements.
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={THEME_COLORS[theme]}
            suppressHydrationWarning
          />
        ))}
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        <PageLanguage.Provider value={language}>
          <DocumentPage.Provider value={isDocument}>
            <DocumentPaths.Provider value={data?.hasLogin === false ? isContentPath : noPath}>
              <SiteOrigin.Provider value={data?.origin ?? ''}>
                <OldBrowserHint />
                <Shell
                  viewer={told?.viewer}
                  platformName={data?.platformName ?? platformNameIn(language, PLATFORM_NAMES)}
                  supportEmail={data?.supportEmail ?? ''}
                  socialLinks={data?.socialLinks ?? []}
                  availability={told?.availability ?? 'offline'}
                >
                  {children}
                </Shell>
              </SiteOrigin.Provider>
              {import.meta.env.SSR && isDocument ? (
                <DocumentOverlay />
              ) : (
                <>
                  <PageOverlay />
                  <Toaster />
                </>
              )}
            </DocumentPaths.Provider>
          </DocumentPage.Provider>
        </PageLanguage.Provider>
        {import.meta.env.SSR && isDocument ? (
          <script nonce={nonce} type="module" src={documentScript} data-errors={documentErrorsScript} />
        ) : (
          <Scripts nonce={nonce} />
        )}
      </body>
    </html>
  )
}

export default function App() {
  return (
    <RenderErrors>
      <Suspense fallback={<LoadingFallback />}>
        <Outlet />
      </Suspense>
    </RenderErrors>
  )
}

function isNotFound(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 404
}

const NotFoundPage = lazy(async () => ({ default: (await import('./shell/errors/not-found-page.tsx')).NotFoundPage }))

export function ErrorBoundary() {
  const error = useRouteError()
  useEffect(() => {
    // A 404 is not an error of the product.
    if (!isRouteErrorResponse(error)) recordError({ kind: 'render', error })
  }, [error])
  return isNotFound(error) ? (
    <Suspense fallback={null}>
      <NotFoundPage title={error.data || undefined} />
    </Suspense>
  ) : (
    <ErrorPage error={error} />
  )
}
