// Default sentences for values that a schema refuses, so that nobody reads zod's own messages.
import * as z from 'zod'

const list = (values: readonly unknown[]) => values.map(String).join(', ')

z.config({
  customError(issue) {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? 'Please fill this in.' : 'This value has the wrong format.'
      case 'invalid_value':
        return issue.input === undefined ? 'Please fill this in.' : `Please choose one of: ${list(issue.values)}.`
      case 'unrecognized_keys':
        return `There is no field called ${list(issue.keys)} here.`
      case 'too_small':
        if (issue.origin === 'string')
          return issue.minimum === 1 ? 'Please fill this in.' : `At least ${issue.minimum} characters, please.`
        return `At least ${issue.minimum}, please.`
      case 'too_big':
        if (issue.origin === 'string') return `At most ${issue.maximum} characters, please.`
        return `At most ${issue.maximum}, please.`
      default:
        return 'This value has the wrong format.'
    }
  },
})
