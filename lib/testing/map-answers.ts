/** What the servers of maps answer, in their published formats, shortened to what matters. */

const turin = { city: "Torino", county: "Torino", state: "Piemonte", country: "Italia", countrycode: "IT" };

/** github.com/komoot/photon, docs/api-v1.md: coordinates are longitude, latitude; extents west, north, east, south. */
export const PHOTON = {
  house: {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [7.6889117, 45.0687406] },
        properties: {
          osm_type: "N",
          osm_id: 2419021338,
          osm_key: "place",
          osm_value: "house",
          type: "house",
          housenumber: "12",
          street: "Via Po",
          district: "Centro",
          postcode: "10123",
          ...turin,
        },
      },
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [7.6906353, 45.0676531] },
        properties: {
          osm_type: "W",
          osm_id: 24684373,
          osm_key: "highway",
          osm_value: "secondary",
          type: "street",
          name: "Via Po",
          district: "Centro",
          postcode: "10124",
          extent: [7.6868, 45.0703, 7.6945, 45.0652],
          ...turin,
        },
      },
    ],
  },
  town: {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [12.4829321, 41.8933203] },
        properties: {
          osm_type: "R",
          osm_id: 41485,
          osm_key: "place",
          osm_value: "city",
          type: "city",
          name: "Roma",
          county: "Roma Capitale",
          state: "Lazio",
          country: "Italia",
          countrycode: "IT",
          extent: [12.2344669, 42.1410285, 12.8557603, 41.6556417],
        },
      },
    ],
  },
  nothing: { type: "FeatureCollection", features: [] },
} as const;

/** nominatim.org/release-docs/latest/api/Output, jsonv2: numbers are text; boxes are south, north, west, east. */
export const NOMINATIM = {
  house: [
    {
      place_id: 64123456,
      licence: "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
      osm_type: "node",
      osm_id: 2419021338,
      lat: "45.0687406",
      lon: "7.6889117",
      category: "place",
      type: "house",
      place_rank: 30,
      importance: 0.00000999999,
      addresstype: "place",
      name: "",
      display_name: "12, Via Po, Centro, Torino, Piemonte, 10123, Italia",
      address: {
        house_number: "12",
        road: "Via Po",
        suburb: "Centro",
        city: "Torino",
        county: "Torino",
        state: "Piemonte",
        "ISO3166-2-lvl4": "IT-21",
        postcode: "10123",
        country: "Italia",
        country_code: "it",
      },
      boundingbox: ["45.0686906", "45.0687906", "7.6888617", "7.6889617"],
    },
  ],
  street: [
    {
      place_id: 64123457,
      osm_type: "way",
      osm_id: 24684373,
      lat: "45.0676531",
      lon: "7.6906353",
      category: "highway",
      type: "secondary",
      place_rank: 26,
      addresstype: "road",
      name: "Via Po",
      address: { road: "Via Po", city: "Torino", postcode: "10124", country: "Italia", country_code: "it" },
      boundingbox: ["45.0652", "45.0703", "7.6868", "7.6945"],
    },
  ],
  town: [
    {
      place_id: 64999999,
      osm_type: "relation",
      osm_id: 41485,
      lat: "41.8933203",
      lon: "12.4829321",
      category: "boundary",
      type: "administrative",
      place_rank: 16,
      addresstype: "city",
      name: "Roma",
      address: { city: "Roma", county: "Roma Capitale", country: "Italia", country_code: "it" },
      boundingbox: ["41.6556417", "42.1410285", "12.2344669", "12.8557603"],
    },
  ],
  /** Its errors, with status 400. */
  error: { error: { code: 400, message: "Parameter 'limit' must be a number." } },
} as const;

/** developers.google.com/maps/documentation/geocoding/requests-geocoding: errors have status 200 and a word. */
export const GOOGLE = {
  house: {
    results: [
      {
        address_components: [
          { long_name: "12", short_name: "12", types: ["street_number"] },
          { long_name: "Via Po", short_name: "Via Po", types: ["route"] },
          { long_name: "Torino", short_name: "Torino", types: ["locality", "political"] },
          { long_name: "Torino", short_name: "Torino", types: ["administrative_area_level_3", "political"] },
          {
            long_name: "Città Metropolitana di Torino",
            short_name: "TO",
            types: ["administrative_area_level_2", "political"],
          },
          { long_name: "Italia", short_name: "IT", types: ["country", "political"] },
          { long_name: "10123", short_name: "10123", types: ["postal_code"] },
        ],
        formatted_address: "Via Po, 12, 10123 Torino TO, Italia",
        geometry: {
          location: { lat: 45.0687406, lng: 7.6889117 },
          location_type: "ROOFTOP",
          viewport: {
            northeast: { lat: 45.0700895, lng: 7.6902607 },
            southwest: { lat: 45.0673916, lng: 7.6875628 },
          },
        },
        place_id: "ChIJ-example",
        types: ["street_address"],
      },
    ],
    status: "OK",
  },
  town: {
    results: [
      {
        address_components: [
          { long_name: "Roma", short_name: "Roma", types: ["locality", "political"] },
          { long_name: "Italia", short_name: "IT", types: ["country", "political"] },
        ],
        formatted_address: "Roma RM, Italia",
        geometry: {
          bounds: {
            northeast: { lat: 42.0505462, lng: 12.7302888 },
            southwest: { lat: 41.769596, lng: 12.341707 },
          },
          location: { lat: 41.9027835, lng: 12.4963655 },
          location_type: "APPROXIMATE",
          viewport: {
            northeast: { lat: 42.0505462, lng: 12.7302888 },
            southwest: { lat: 41.769596, lng: 12.341707 },
          },
        },
        partial_match: true,
        place_id: "ChIJ-example-2",
        types: ["locality", "political"],
      },
    ],
    status: "OK",
  },
  nothing: { results: [], status: "ZERO_RESULTS" },
  denied: {
    error_message: "The provided API key is invalid. ",
    results: [],
    status: "REQUEST_DENIED",
  },
  overLimit: {
    error_message: "You have exceeded your daily request quota for this API.",
    results: [],
    status: "OVER_QUERY_LIMIT",
  },
} as const;
