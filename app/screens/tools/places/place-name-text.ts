// A place as a sentence of the server names it. Fields and addresses keep its names of the gazetteer.
import { type Place, placeLabel } from '#workers/contract/places/place.ts'

export const nameOfPlace = ({ name }: Place) => name
export const labelOfPlace = (place: Place) => placeLabel(place)
