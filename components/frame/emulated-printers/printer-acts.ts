import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { everyFew } from "@/components/data/read-again";

const READ_AGAIN_MS = 1_500;
const KEY = ["dev", "printers"] as const;

export const emulatedPrinters = queryOptions({
  queryKey: KEY,
  queryFn: () => dataOf(api.GET("/api/dev/printers")).then(({ printers }) => printers),
  refetchInterval: everyFew(READ_AGAIN_MS),
});

/** What can be done with emulated printers; all of them are read again. */
export function usePrinterActs() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: KEY });
  return {
    add: useMutation({
      mutationFn: (body: BodyOf<"addEmulatedPrinter">) => dataOf(api.POST("/api/dev/printers", { body })),
      onSettled,
    }),
    change: useMutation({
      mutationFn: (body: BodyOf<"changeEmulatedPrinter">) => dataOf(api.PATCH("/api/dev/printers", { body })),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => dataOf(api.DELETE("/api/dev/printers", { params: { query: { id } } })),
      onSettled,
    }),
  };
}
