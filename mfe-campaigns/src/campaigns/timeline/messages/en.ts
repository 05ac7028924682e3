export default {
  'campaigns.timeline': 'Timeline',
  'campaigns.table': 'List',
  'campaigns.timeline.earlier': 'Earlier',
  'campaigns.timeline.later': 'Later',
  'campaigns.timeline.zoom': 'Time shown',
  'campaigns.timeline.zoom.week': 'Week',
  'campaigns.timeline.zoom.month': 'Month',
  'campaigns.timeline.zoom.quarter': 'Quarter',
  'campaigns.timeline.group': 'Group by',
  'campaigns.timeline.count': '{count, plural, one {# campaign} other {# campaigns}}',
  'campaigns.timeline.overlaps': '{count, plural, one {# overlap} other {# overlaps}}',
  'campaigns.timeline.gaps': '{count, plural, one {# gap} other {# gaps}}',
} as const
