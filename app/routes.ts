// The sitemap: every URL of SPEC 2.1–2.2 in spec order.
import { index, type RouteConfig, route } from '@remix-run/route-config'

export default [
  index('screens/home/home.tsx'),
  route('disclaimer', 'screens/legal/disclaimer.tsx'),
  route('privacy-policy', 'screens/legal/privacy-policy.tsx'),
  route('refund-policy', 'screens/legal/refund-policy.tsx'),
  route('terms', 'screens/legal/terms.tsx'),
  route('about-us', 'screens/company/about-us.tsx'),
  route('mission', 'screens/company/mission.tsx'),
  route('vision', 'screens/company/vision.tsx'),
  route('contact-us', 'screens/company/contact-us.tsx'),
  route('careers', 'screens/company/careers.tsx'),
] satisfies RouteConfig
