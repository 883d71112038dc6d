// The pages above others, as search engines show the way to a page.
export const breadcrumbText = {
  panchang: 'Panchang',
  horoscope: 'Horoscope',
  blogs: 'Astrology Blogs',
  festivals: 'Festivals',
  topics: 'Topics',
} as const
