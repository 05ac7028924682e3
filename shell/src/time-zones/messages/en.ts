export default {
  'timeZones.title': 'Time zone',
  'timeZones.search': 'Search by place, name or offset',
  'timeZones.list': 'Time zones',
  'timeZones.more': 'Type to find other time zones',
  'timeZones.none': 'No results found.',
} as const
