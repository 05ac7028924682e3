export default {
  'outage.api':
    'The service isn’t working properly. Some data can’t be loaded or saved right now. The page will load it as soon as it can; what you type is kept.',
  'outage.rest': 'Other sections can’t be opened right now. This one still works, and the page keeps trying.',
  'outage.cookies': 'Your browser doesn’t keep cookies for this site, so you can’t sign in. Allow cookies for it, then reload the page.',
  'outage.storage':
    'Your browser doesn’t store data for this site, so this window forgets its publisher when you reload it. Everything else works. To keep the publisher, allow the site to store data.',
} as const
