// The styles of the tools' drawings: charts, lanes, dials.
import drawings from './drawings.css?url'

export const toolLinks = () => [{ rel: 'stylesheet', href: drawings }]
