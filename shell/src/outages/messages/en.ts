export default {
  'outage.api':
    'The service isn’t working properly. Some data can’t be loaded or saved right now. The page will load it as soon as it can; what you type is kept.',
  'outage.rest': 'Other sections can’t be opened right now. This one still works, and the page keeps trying.',
} as const
