/** More courses than anybody serves. */
export const MAX_COURSE = 9;

/** The courses of a round that wait until they are fired: all but its first. */
export function laterCourses(items: readonly { course: number | null }[]): ReadonlySet<number> {
  const courses = items.flatMap(({ course }) => (course === null ? [] : [course]));
  const first = Math.min(...courses);
  return new Set(courses.filter((course) => course !== first));
}
