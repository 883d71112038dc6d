import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Links, Meta, Outlet, Scripts, useRouteError, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ErrorPage } from './shell/error-page.tsx'
import { Footer } from './shell/footer.tsx'
import { NavBar } from './shell/nav-bar.tsx'
import { useNonce } from './shell/nonce.ts'
import { PageOverlay } from './shell/page-overlay.tsx'
import { SiteOrigin } from './shell/photo-url.ts'
import { startFailureScript } from './shell/start-failure.ts'
import { themeScript } from './shell/theme.ts'
import type { Viewer } from './shell/viewer.ts'
import stylesheet from './styles/app.css?url'
import { Toaster } from './ui/toaster.tsx'

export function links() {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'stylesheet', href: stylesheet },
  ]
}

export type RootData = {
  origin: string
  platformName: string
  supportEmail: string
  viewer: Viewer | null
}

export async function loader({ request }: LoaderFunctionArgs): Promise<RootData> {
  return {
    origin: new URL(request.url).origin,
    platformName: 'Drishti',
    supportEmail: 'support@drishti.test',
    viewer: null,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const data = useRouteLoaderData<RootData>('root')
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, run before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startFailureScript }} />
      </head>
      <body>
        <SiteOrigin.Provider value={data?.origin ?? ''}>
          <NavBar
            viewer={data?.viewer ?? null}
            platformName={data?.platformName ?? 'Drishti'}
            onLogout={() => {}}
            availability={null}
            onToggleAvailability={() => {}}
          />
          {children}
          <Footer platformName={data?.platformName ?? 'Drishti'} supportEmail={data?.supportEmail ?? ''} />
        </SiteOrigin.Provider>
        <PageOverlay />
        <Toaster />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
