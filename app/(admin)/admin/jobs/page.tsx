import { adminPage } from "@/app/(admin)/admin-page";
import { JobDesk } from "@/components/admin/jobs/job-desk";
import { readJobFilters } from "@/components/admin/jobs/job-filters";
import { jobKinds, jobList } from "@/components/admin/jobs/job-queries";

const { generateMetadata, Page } = adminPage({
  path: "/jobs",
  title: "adminNav.place.jobs",
  first: ({ search }) => {
    const { state, task } = readJobFilters(search);
    return [jobKinds, jobList(state ?? "dead", task)];
  },
  show: () => <JobDesk />,
});

export { generateMetadata };
export default Page;
