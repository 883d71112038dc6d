// The sitemap: every URL of SPEC 2.1–2.2 in spec order.
import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config'

export default [
  // SPEC 2.1, public
  index('screens/home/home.tsx'),
  route('login', 'screens/account/login.tsx'),
  route('register', 'screens/account/register.tsx'),
  route('forgot-password', 'screens/account/login.tsx', { id: 'forgot-password' }),
  route('astrologer-register', 'screens/account/astrologer-register.tsx'),
  route('astrologers', 'screens/astrologers/list.tsx'),
  route('horoscope', 'screens/tools/horoscope/horoscope-index.tsx'),
  route('horoscope/:sign/:period?', 'screens/tools/horoscope/horoscope.tsx'),
  route('panchang', 'screens/tools/panchang/panchang.tsx'),
  route('panchang/:city', 'screens/tools/panchang/panchang.tsx', { id: 'panchang-city' }),
  route('panchang/:city/calendar.ics', 'screens/tools/panchang/calendar-file.ts'),
  route('kundli', 'screens/tools/kundli/kundli.tsx'),
  route('KundliMatch', 'screens/tools/match/match.tsx'),
  route('glossary', 'screens/tools/glossary/glossary.tsx'),
  route('disclaimer', 'screens/legal/disclaimer.tsx'),
  route('privacy-policy', 'screens/legal/privacy-policy.tsx'),
  route('refund-policy', 'screens/legal/refund-policy.tsx'),
  route('terms', 'screens/legal/terms.tsx'),
  route('about-us', 'screens/company/about-us.tsx'),
  route('mission', 'screens/company/mission.tsx'),
  route('vision', 'screens/company/vision.tsx'),
  route('contact-us', 'screens/company/contact-us.tsx'),
  route('careers', 'screens/company/careers.tsx'),
  route('docs/api', 'screens/company/api-docs/api-docs.tsx'),

  // SPEC 2.2, guarded
  route('dashboard', 'screens/dashboard/layout.tsx', [
    index('screens/dashboard/index.tsx'),
    ...prefix('user', [
      route('profile', 'screens/dashboard/user/profile.tsx'),
      route('wallet', 'screens/dashboard/user/wallet.tsx'),
      route('history', 'screens/dashboard/user/history.tsx'),
      route('births', 'screens/dashboard/user/births/list.tsx'),
      route('births/new', 'screens/dashboard/user/births/new.tsx'),
      route('births/:birthId', 'screens/dashboard/user/births/edit.tsx'),
    ]),
    ...prefix('astrologer', [
      route('earnings', 'screens/dashboard/astrologer/earnings.tsx'),
      route('availability', 'screens/dashboard/astrologer/availability.tsx'),
      route('profile', 'screens/dashboard/astrologer/profile.tsx'),
      route('chats', 'screens/dashboard/astrologer/chats.tsx'),
      route('history', 'screens/dashboard/astrologer/history.tsx'),
      route('dashboard', 'screens/dashboard/astrologer/dashboard.tsx'),
    ]),
    ...prefix('admin', [route('overview', 'screens/dashboard/admin/overview.tsx')]),
  ]),
  route('dashboard/user/wallet/statement.csv', 'screens/dashboard/user/statement-file.ts'),
  route('dashboard/astrologer/chat/:consultationId', 'screens/dashboard/astrologer/chat.tsx'),
  route('astrologer/:astrologerId', 'screens/astrologers/profile.tsx'),
  // Beside the dashboard's links, under addresses of their own.
  layout('screens/dashboard/layout.tsx', { id: 'account' }, [
    route('chat', 'screens/consultations/chats.tsx'),
    route('receipts/:consultationId', 'screens/consultations/receipt.tsx'),
  ]),
  route('chat/:astrologerId', 'screens/consultations/user-chat.tsx'),
  route('call/:consultationId', 'screens/consultations/call.tsx'),
  route('calls/:consultationId/files', 'screens/consultations/files.tsx'),
  route('phone-call/:consultationId', 'screens/consultations/phone-call.tsx'),

  route('*', 'screens/unknown-address.tsx'),

  // Local mode's stand-in for the payment provider; a production build has no such screen.
  ...(process.env.DRISHTI_LOCAL ? [route('dev/pay/:topUpId', 'screens/dashboard/user/test-payment.tsx')] : []),
] satisfies RouteConfig
