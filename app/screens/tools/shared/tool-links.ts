// The styles of the tools' pages.
import birthCss from '#app/styles/birth.css?url'
import toolsCss from '#app/styles/tools.css?url'

export const toolLinks = () => [toolsCss, birthCss].map((href) => ({ rel: 'stylesheet', href }))
